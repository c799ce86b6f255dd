import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { StoreBadge } from "#ui/store-badge.tsx";

const badge = { line: "Download from", name: "App Store", href: "#shop" } as const;

test("USP-51: a store badge measures 139 by 41 by default, or the given size", async () => {
  const screen = await render(
    <>
      <StoreBadge {...badge} store="apple" />
      <StoreBadge {...badge} store="google" name="Google Play" width={278} height={82} />
    </>,
  );
  const sizes = screen
    .getByRole("link")
    .elements()
    .map((link) => link.getBoundingClientRect())
    .map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [139, 41],
    [278, 82],
  ]);
});

test("a store badge is a link that reads out both its lines and that Enter follows", async () => {
  const screen = await render(<StoreBadge {...badge} store="apple" />);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Download from App Store", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#shop");
  location.hash = "";
});

test.each([
  ["Download from", "Google Play"],
  ["Загрузите в", "Google Play"],
  ["Доступно в", "App Store"],
])("both lines of %j, %j lie within the drawing", async (line, name) => {
  const screen = await render(<StoreBadge {...badge} store="google" line={line} name={name} />);
  const link = screen.getByRole("link").element();
  await document.fonts.ready;
  const rights = [...link.querySelectorAll("text")].map((text) => text.getBoundingClientRect().right);
  expect(rights).toHaveLength(2);
  expect(Math.max(...rights)).toBeLessThanOrEqual(link.getBoundingClientRect().right - 5);
});
