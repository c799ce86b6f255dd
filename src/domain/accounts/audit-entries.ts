import type { StaffRole } from "#domain/accounts/staff-role.ts";

/** Which entries somebody may read, and whether what names people is kept back. */
export interface AuditReach {
  readonly own: boolean;
  readonly all: boolean;
  readonly orders: boolean;
  /** Of calls that move money or decide about it, as each call says of itself. */
  readonly money: boolean;
  readonly isMasked: boolean;
}

/** Everybody reads what they did themselves; an owner all, a dispatcher what was done to orders, an accountant what moved money. */
export function auditReach(role: StaffRole): AuditReach {
  return {
    own: true,
    all: role === "owner",
    orders: role === "dispatcher",
    money: role === "accountant",
    isMasked: role === "accountant",
  };
}

const PHONE = /\+?\d[\d\s()-]{6,}\d/g;
const EMAIL = /[^\s@"]+@[^\s@"]+/g;

/** The values of an entry without phones and addresses of mail. */
export function withoutContacts(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(EMAIL, "…").replaceAll(PHONE, "…");
  if (Array.isArray(value)) return value.map(withoutContacts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutContacts(inner)]));
}

/** What entries are about, as it is typed: its kind and its number, or a bare number for an order. */
export function readAuditSubject(typed: string): { readonly kind: string; readonly id: number } | undefined {
  const [, kind = "order", id] = /^\s*(?:([a-z]+(?:-[a-z]+)?):)?(\d{1,9})\s*$/.exec(typed) ?? [];
  return id === undefined ? undefined : { kind, id: Number(id) };
}
