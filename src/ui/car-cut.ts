import type { CarGrade } from "#ui/car-grades.ts";
import type { CarBody } from "#ui/car-shapes.ts";

/** How a body is recut: how much longer it gets between its wheels, how long its tail and how high its glass are. */
export type CarCut = {
  /** Units of the sheet added between the wheels. */
  readonly stretch: number;
  /** Share of what is drawn behind the rear wheel. */
  readonly tail: number;
  /** Share of what is drawn above the waistline. */
  readonly glass: number;
};

const GRADE_CUTS: Readonly<Record<CarGrade, CarCut>> = {
  economy: { stretch: -20, tail: 0.78, glass: 1.1 },
  standard: { stretch: -9, tail: 0.92, glass: 1.04 },
  comfort: { stretch: 0, tail: 1, glass: 1 },
  business: { stretch: 8, tail: 1, glass: 0.96 },
  premium: { stretch: 20, tail: 1.04, glass: 0.97 },
};

/** How far each body follows the cut of a sedan of the same grade: vans differ by their seats instead. */
const FOLLOWS: Readonly<Record<CarBody, number>> = {
  sedan: 1,
  estate: 0.6,
  suv: 0.7,
  minivan: 0.45,
  minibus: 0,
  bus: 0,
};

/** Seats of the body as drawn, and the length of a further one. */
const SEATS: Partial<Record<CarBody, { readonly drawn: number; readonly each: number; readonly most: number }>> = {
  minivan: { drawn: 6, each: 5, most: 12 },
  minibus: { drawn: 18, each: 5, most: 6 },
};

/** The cut of a body for a grade and a number of seats: finer and larger cars are longer. */
export function carCut(body: CarBody, grade: CarGrade, seats?: number): CarCut {
  const cut = GRADE_CUTS[grade];
  const share = FOLLOWS[body];
  const room = SEATS[body];
  const more = room === undefined || seats === undefined ? 0 : Math.min((seats - room.drawn) * room.each, room.most);
  return {
    stretch: Math.max(cut.stretch * share + more, -46),
    tail: 1 + (cut.tail - 1) * share,
    // Room for more people is a higher roof as well.
    glass: 1 + (cut.glass - 1) * share + Math.max(more, 0) * 0.009,
  };
}
