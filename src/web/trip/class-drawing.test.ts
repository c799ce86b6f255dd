import { expect, test } from "vitest";
import { CAR_GRADES } from "#domain/tariffs/car-class.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";

test("F17: a car is drawn by the body, grade and seats of its class, whatever its name in any language", () => {
  expect(CAR_GRADES.map((grade) => classDrawing({ body: "suv", grade, capacity: 4 }))).toEqual(
    CAR_GRADES.map((grade) => ({ body: "suv", grade, seats: 4 })),
  );
});

test("an unknown body or grade is drawn as a mid-range car", () => {
  expect(classDrawing({ body: "pickup", grade: "royal", capacity: 4 })).toEqual({
    body: "sedan",
    grade: "comfort",
    seats: 4,
  });
});
