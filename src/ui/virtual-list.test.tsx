import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { setVars } from "#ui/set-vars.ts";
import { VirtualList } from "#ui/virtual-list.tsx";

const ALL = Array.from({ length: 300 }, (_, at) => 50_000 + at);

test("OPR-16: a list begins at the item it is told, drawn or not, with so much seen above it, and stays where it is moved to", async () => {
  const draw = (key: string) => (
    <div data-scrolls ref={(frame) => frame?.setAttribute("style", "height: 400px; overflow: auto")}>
      <VirtualList
        look="items"
        count={300}
        from={0}
        items={ALL}
        keyOf={String}
        size={40}
        begin={{ key, index: 200, room: 60 }}
        draw={(item) => <button type="button">{item}</button>}
      />
    </div>
  );
  const screen = await render(draw("one"));
  const frame = screen.container.querySelector<HTMLElement>("[data-scrolls]");
  await expect.poll(() => frame?.scrollTop).toBe(200 * 40 - 60);
  await expect.element(screen.getByRole("button", { name: "50200" })).toBeVisible();
  frame?.scrollTo({ top: 0 });
  await screen.rerender(draw("one"));
  expect(frame?.scrollTop).toBe(0);
  await screen.rerender(draw("two"));
  await expect.poll(() => frame?.scrollTop).toBe(200 * 40 - 60);
});

test("OPR-16, OPR-17: of 100,000 rows few are drawn, each says which it is, and the focus stays in its row while others come and go", async () => {
  const held = { item: 50_002, index: 50_002 };
  const draw = (items: readonly number[]) => (
    <div data-scrolls ref={(frame) => frame?.setAttribute("style", "height: 400px; overflow: auto")}>
      <VirtualList
        look="items"
        label="Rows"
        count={100_000}
        from={items[0] ?? 0}
        items={items}
        keyOf={String}
        size={40}
        held={held}
        draw={(item) => (
          <button type="button" ref={setVars({ "--row": item })}>
            {item}
          </button>
        )}
      />
    </div>
  );
  const screen = await render(draw(ALL));
  const frame = screen.container.querySelector<HTMLElement>("[data-scrolls]");
  const rows = () => [...screen.container.querySelectorAll("[role=listitem]")];
  expect(frame?.scrollHeight).toBe(100_000 * 40);
  frame?.scrollTo({ top: 50_000 * 40 });
  await expect.poll(() => rows().map((row) => row.getAttribute("aria-posinset"))).toContain("50001");
  expect(rows().length).toBeLessThan(60);
  const button = screen.getByRole("button", { name: "50002" }).element();
  if (button instanceof HTMLElement) button.focus();
  frame?.scrollTo({ top: 50_200 * 40 });
  await expect.poll(() => rows().map((row) => row.getAttribute("aria-posinset"))).toContain("50203");
  expect(document.activeElement).toBe(button);
  // Rows above have come, with more of them than before: what is seen stays, and so does the focus.
  await screen.rerender(draw(ALL.slice(100)));
  expect(document.activeElement).toBe(button);
  expect(rows().length).toBeLessThan(60);
});
