/** The longest texts that the staff types, in characters. */
export const STAFF_TEXTS = {
  note: 2000,
  reason: 200,
  /** Why the contacts of an order are shown. */
  contactsReason: 300,
  staffName: 100,
  staffEmail: 200,
  /** What a list or an order is searched by. */
  sought: 100,
  /** A filter of the audit list. */
  auditFilter: 60,
} as const;
