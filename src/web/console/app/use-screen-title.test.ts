import { expect, test } from "vitest";
import { screenOf } from "./use-screen-title.ts";

test.each([
  ["/console", { key: "console.board" }],
  ["/console/orders/77", { key: "console.orderNumber", number: "77" }],
  ["/console/orders/new", { key: "console.phone.title" }],
  ["/console/requests", { key: "console.requests.title" }],
  ["/console/requests/way/3", { key: "console.requests.title", number: "3" }],
  ["/console/nothing", { key: "console.noPage" }],
  ["/console/staffing", { key: "console.noPage" }],
  ["/console/orders/abc", { key: "console.noPage" }],
])("the tab at %s says where it is", (path, screen) => expect(screenOf(path)).toEqual(screen));
