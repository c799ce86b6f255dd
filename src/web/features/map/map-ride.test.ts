import { expect, test } from "vitest";
import { pathQuery, type MapPoint } from "./map-ride.ts";

const point = (lat: number, lng: number): MapPoint => ({ id: `${lat},${lng}`, name: "", point: { lat, lng } });

test("MAP-03: the line is asked for with both ends, and with the stops where there are any", () => {
  expect(pathQuery([point(1, 2), point(3, 4)])).toEqual({ start_point: "1,2", finish_point: "3,4" });
  expect(pathQuery([point(1, 2), point(5, 6), point(7, 8), point(3, 4)])).toEqual({
    start_point: "1,2",
    finish_point: "3,4",
    additional_points: "5,6|7,8",
  });
});
