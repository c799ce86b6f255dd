import { expect, test } from "vitest";
import { CAR_GRADES } from "#domain/tariffs/car-class.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";

test("a car is painted by the grade of its class, whatever its name in any language", () => {
  expect(CAR_GRADES.map((grade) => classDrawing({ body: "suv", grade }))).toEqual([
    { body: "suv", tint: "light" },
    { body: "suv", tint: "mid" },
    { body: "suv", tint: "mid" },
    { body: "suv", tint: "dark" },
    { body: "suv", tint: "dark" },
  ]);
});

test("an unknown body or grade is drawn as a mid-range car", () => {
  expect(classDrawing({ body: "pickup", grade: "royal" })).toEqual({ body: "sedan", tint: "mid" });
});
