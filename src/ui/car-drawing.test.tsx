import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { carGrades } from "#ui/car-grades.ts";

/** The classes of a usual fleet: body, grade, seats. */
const FLEET = [
  ...carGrades.map((grade) => ({ body: "sedan", grade, seats: 3 }) as const),
  { body: "estate", grade: "standard", seats: 4 },
  { body: "suv", grade: "standard", seats: 4 },
  { body: "suv", grade: "premium", seats: 4 },
  { body: "minivan", grade: "standard", seats: 6 },
  { body: "minivan", grade: "comfort", seats: 6 },
  { body: "minivan", grade: "business", seats: 6 },
  { body: "minivan", grade: "standard", seats: 8 },
  { body: "minibus", grade: "standard", seats: 10 },
  { body: "minibus", grade: "standard", seats: 13 },
  { body: "minibus", grade: "standard", seats: 19 },
  { body: "bus", grade: "standard", seats: 30 },
] as const;

/** The painted body of a drawing, and how wide and high it is on its sheet. */
function bodyOf(picture: Element) {
  const path = [...picture.querySelectorAll("path")].at(0);
  if (path === undefined) throw new Error("A drawing has no body");
  return { path: path.getAttribute("d"), box: path.getBBox() };
}

test("F17: no two classes of a fleet share a drawing, and a finer sedan is a longer one", async () => {
  const screen = await render(
    <>
      {FLEET.map((car) => (
        <CarDrawing key={`${car.body}${car.grade}${car.seats}`} {...car} label={`${car.body} ${car.grade}`} />
      ))}
    </>,
  );
  const bodies = screen.getByRole("img").elements().map(bodyOf);
  expect(new Set(bodies.map(({ path }) => path)).size).toBe(FLEET.length);
  const lengths = bodies.slice(0, carGrades.length).map(({ box }) => box.width);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  for (const { box } of bodies) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(240);
    expect(box.y).toBeGreaterThanOrEqual(0);
  }
});

test("wheels stay round and stand inside the arches, however long the car is", async () => {
  const screen = await render(<CarDrawing body="sedan" grade="premium" label="Premium" />);
  const picture = screen.getByRole("img").element();
  const wells = [...picture.querySelectorAll(":scope > circle")];
  const hubs = wells.map((well) => Number(well.getAttribute("cx")));
  const arcs = [...(bodyOf(picture).path ?? "").matchAll(/L([\d.]+) [\d.]+A[\d. ]+? 0 1 0 ([\d.]+) /g)];
  const middles = arcs.map(([, start, end]) => (Number(start) + Number(end)) / 2);
  expect(middles.toSorted((one, other) => one - other)).toEqual(hubs.map((hub) => expect.closeTo(hub, 0)));
});
