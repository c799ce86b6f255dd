import type { StaffMemberView } from "#contract/console/staff/staff.ts";

/** Names the browsers in which somebody is logged in, each once and with how often, in the order they come in. */
export function deviceWords(devices: StaffMemberView["devices"], unknown: string): string {
  const counts = new Map<string, number>();
  for (const { browser } of devices) counts.set(browser || unknown, (counts.get(browser || unknown) ?? 0) + 1);
  return [...counts].map(([browser, count]) => (count > 1 ? `${browser} × ${count}` : browser)).join("; ");
}
