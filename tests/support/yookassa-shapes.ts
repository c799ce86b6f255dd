/** What a member of a call may be; an object is refused for any member that is not named here. */
type Shape = (value: unknown) => boolean;

const text =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const oneOf =
  (...words: readonly unknown[]): Shape =>
  (value) =>
    words.includes(value);
const whole =
  (least: number, most: number): Shape =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const listOf =
  (shape: Shape, most: number): Shape =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every((one) => shape(one));
/** Members whose names end in a question mark may be missing. */
const object =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (typeof value !== "object" || value === null) return false;
    const given = new Map<string, unknown>(Object.entries(value));
    return (
      [...given.keys()].every((name) => Object.hasOwn(members, name) || Object.hasOwn(members, `${name}?`)) &&
      Object.entries(members).every(([name, shape]) => {
        const isFree = name.endsWith("?");
        const one = given.get(isFree ? name.slice(0, -1) : name);
        return one === undefined ? isFree : shape(one);
      })
    );
  };

/** A shop of a resident of Russia takes roubles alone (yookassa.ru/questions/q219). */
const MONEY = object({ value: text(/^\d{1,10}\.\d\d$/), currency: oneOf("RUB") });
/** At most 16 keys of 32 characters with values of 512. */
const METADATA: Shape = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length <= 16 &&
  Object.entries(value).every(([name, one]) => name.length <= 32 && typeof one === "string" && one.length <= 512);
const CUSTOMER: Shape = (value) =>
  [object({ email: text(/^[^\s@]+@[^\s@]+\.[^\s@]+$/) }), object({ phone: text(/^\d{7,15}$/) })].some((shape) =>
    shape(value),
  );
const ITEM = object({
  description: text(/^.{1,128}$/su),
  quantity: (value) => typeof value === "number" && value > 0 && value <= 99_999.999,
  amount: MONEY,
  measure: oneOf("piece"),
  vat_code: whole(1, 12),
  payment_subject: oneOf("service"),
  payment_mode: oneOf("full_prepayment", "full_payment"),
});
const RECEIPT_MEMBERS = { customer: CUSTOMER, "tax_system_code?": whole(1, 6), items: listOf(ITEM, 80) } as const;

/** What each call of YooKassa's API takes, by its documents, as far as the product makes it. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  payments: {
    amount: MONEY,
    capture: oneOf(true),
    confirmation: object({
      type: oneOf("redirect"),
      return_url: text(/^https?:\/\/\S{1,2040}$/),
      "locale?": oneOf("ru_RU", "en_US"),
    }),
    "description?": text(/^.{1,128}$/su),
    "metadata?": METADATA,
    "receipt?": object(RECEIPT_MEMBERS),
  },
  refunds: {
    payment_id: text(/^[0-9a-f-]{36}$/),
    amount: MONEY,
    "description?": text(/^.{1,250}$/su),
    "metadata?": METADATA,
    "receipt?": object(RECEIPT_MEMBERS),
  },
  receipts: {
    type: oneOf("payment"),
    payment_id: text(/^[0-9a-f-]{36}$/),
    send: oneOf(true),
    settlements: listOf(object({ type: oneOf("prepayment"), amount: MONEY }), 1),
    ...RECEIPT_MEMBERS,
  },
};

/** The first member of a call that YooKassa does not know, does not take, or misses. */
export function wrongMember(call: string, body: Readonly<Record<string, unknown>>): string | undefined {
  const members = CALLS[call] ?? {};
  const names = new Set([...Object.keys(body), ...Object.keys(members).map((name) => name.replace("?", ""))]);
  return [...names].find((name) => {
    const free = members[`${name}?`];
    const shape = members[name] ?? free;
    if (shape === undefined) return true;
    return body[name] === undefined ? free === undefined : !shape(body[name]);
  });
}
