import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp } from "vitest/browser";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The words of a card, or their placeholder. */
function Words({ loaded }: { readonly loaded: boolean }) {
  return (
    <div data-testid={loaded ? "words" : "places"}>
      {loaded ? <h3>Comfort</h3> : <Skeleton shape="title" width="third" />}
      <p>{loaded ? "Kia K5 or similar" : <Skeleton width="most" />}</p>
      <p>{loaded ? "60 min of waiting" : <Skeleton />}</p>
      {loaded ? <Button size="card">Choose</Button> : <Skeleton shape="button" width="half" />}
    </div>
  );
}

test("content appears exactly where its placeholder was", async () => {
  const screen = await render(
    <>
      <Words loaded={false} />
      <Words loaded />
    </>,
  );
  const heights = (name: string) => {
    const parts = [...screen.getByTestId(name).element().children];
    return parts.map((part) => part.getBoundingClientRect().height);
  };
  expect(heights("places")).toEqual(heights("words"));
});

test("screen readers skip it, and it stays still when reduced motion is preferred", async () => {
  const wish = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  const screen = await render(<Skeleton shape="title" />);
  const place = screen.container.firstElementChild;
  expect(place?.ariaHidden).toBe("true");
  expect(place?.getAnimations()).toHaveLength(1);
  await wish("reduce");
  expect(place?.getAnimations()).toHaveLength(0);
  await wish("");
});
