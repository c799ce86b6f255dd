/** The guide's table of contents: its groups, and the Markdown files of each, below the repository's root without `.md`. */
export const CONTENTS = [
  { title: "Start", files: ["README", "docs/running", "docs/first-payment"] },
  {
    title: "Guides",
    files: [
      "docs/tariffs",
      "docs/operator-places",
      "docs/acquirers",
      "docs/outside-services",
      "docs/text-messages",
      "docs/texts",
      "docs/embedding",
      "docs/console",
      "docs/console.ru",
      "docs/scale",
    ],
  },
  {
    title: "Reference",
    files: [
      "docs/api-guide",
      "docs/commands",
      "CHANGELOG",
      "docs/glossary",
      "docs/kit",
      "docs/security",
      "docs/accessibility",
    ],
  },
  {
    title: "For engineers",
    files: [
      "CONTRIBUTING",
      "docs/source-map",
      "docs/the-way-of-an-order",
      "docs/ten-changes",
      "SECURITY",
      "CODE_OF_CONDUCT",
    ],
  },
] as const satisfies readonly { readonly title: string; readonly files: readonly string[] }[];

/** Heading of what stands below `docs/decisions`, the last group. */
export const DECISIONS_TITLE = "Decisions";
