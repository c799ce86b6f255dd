import { queryOptions } from "@tanstack/react-query";
import type { WidgetPath } from "#domain/partners/widget-path.ts";
import type { Api } from "#web/api/api-call.ts";

/** A document to be read: its name and, where it may differ by it, the car class. */
export type AskedDocument = { readonly path: WidgetPath; readonly carClassId?: string | undefined };

/** Loads one of the operator's documents, in the version that stays in force while the page is open. */
export const documentQuery = (api: Api, { path, carClassId }: AskedDocument) =>
  queryOptions({
    queryKey: ["document", path, carClassId],
    staleTime: Infinity,
    queryFn: () => api("getWidget", { query: { path, car_class_id: carClassId } }),
  });
