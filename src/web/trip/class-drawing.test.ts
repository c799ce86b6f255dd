import { expect, test } from "vitest";
import { CAR_GRADES } from "#domain/tariffs/car-class.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";

test("a car is painted by the grade of its class, whatever the class is called in which language", () => {
  expect(CAR_GRADES.map((grade) => classDrawing({ body: "suv", grade }))).toEqual([
    { body: "suv", tint: "light" },
    { body: "suv", tint: "mid" },
    { body: "suv", tint: "mid" },
    { body: "suv", tint: "dark" },
    { body: "suv", tint: "dark" },
  ]);
});

test("a body or a grade that this page does not know yet is drawn as a car of the middle", () => {
  expect(classDrawing({ body: "pickup", grade: "royal" })).toEqual({ body: "sedan", tint: "mid" });
});
