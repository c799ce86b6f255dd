import { useQuery } from "@tanstack/react-query";
import type { StaffRight } from "#domain/accounts/staff-rights.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sessionQuery } from "./session-query.ts";

/** How far each right of whoever works here goes; the server asks again for every call. */
export function useRights(): (right: StaffRight) => string | undefined {
  const { api } = useConsole();
  const { data } = useQuery(sessionQuery(api));
  return (right) => data?.rights[right];
}
