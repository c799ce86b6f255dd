import type { PeopleChange } from "#domain/booking/draft-people.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { PeopleFieldId } from "#web/features/booking/fields/people-field-id.ts";

/** What a part of the form about the people of one car is given. */
export type PeopleProps = Pick<CardProps, "offer" | "rules"> & {
  /** As seen from that car. */
  readonly draft: CardProps["draft"];
  /** The id of a further car; undefined for the first one. */
  readonly car?: string | undefined;
  readonly errorOf: (id: PeopleFieldId) => string | undefined;
  readonly onChange: (change: PeopleChange) => void;
};
