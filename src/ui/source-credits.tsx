/** Whose data is shown, and the page of its source that says so. */
export type SourceCredit = { readonly text: string; readonly url?: string };

/** Names the sources of what is shown, in one line. */
export function SourceCredits({
  credits,
  tabIndex,
}: {
  readonly credits: readonly SourceCredit[];
  readonly tabIndex?: -1;
}) {
  return credits.map(({ text, url }, index) => (
    <span key={text}>
      {index > 0 && " · "}
      {url === undefined ? (
        text
      ) : (
        <a href={url} target="_blank" rel="noopener" tabIndex={tabIndex}>
          {text}
        </a>
      )}
    </span>
  ));
}
