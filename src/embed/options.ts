/** Attributes that go into the frame's address, and their names there. */
export const OPTIONS = {
  partner: "user_id",
  lang: "lang",
  currency: "currency",
  from: "from",
  to: "to",
  back: "back",
  people: "people",
  bags: "bags",
  children: "children",
  fixed: "fixed_end",
  classes: "relation_car_class_ids",
  accent: "accent",
  when: "when",
  platform: "platform",
} as const;
