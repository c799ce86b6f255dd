import { CAR_GRADES, carGrade, type CarBody, type CarClass } from "#domain/tariffs/car-class.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { createSeenOnce } from "#server/modules/tariffs/file/seen-once.ts";
import { readTitle, TITLE_FIELDS } from "#server/modules/tariffs/file/title-fields.ts";
import { ID, whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { FLAG, formed, label, oneOf } from "#server/modules/tariffs/kinds/text-kinds.ts";

const BODY = oneOf<CarBody>(["sedan", "estate", "suv", "minivan", "minibus", "bus"]);
const GRADE = oneOf(CAR_GRADES);
const PHOTO = formed(/^[a-z0-9][a-z0-9._-]*\.(png|jpg|jpeg|webp|svg)$/i, "sedan-2.png");
const SEATS_MAX = 60;
const LUGGAGE_MAX = 99;

/** The car classes of a file. */
export function readClasses(root: Fields): CarClass[] {
  const known = ["id", ...TITLE_FIELDS, "body", "grade", "models", "photo", "capacity", "luggage", "usual"];
  const seen = createSeenOnce<number>();
  let usualLine: number | undefined;
  const readUsual = (fields: Fields) => {
    if (!fields.may("usual", FLAG, false)) return {};
    const line = fields.lineOf("usual");
    if (usualLine !== undefined) fields.problem("usual", "tariffs.file.usual-twice", { line: usualLine });
    usualLine ??= line;
    return { usual: true } as const;
  };
  const classes = root.maps("classes", known).map((fields): CarClass => {
    const id = fields.need("id", ID);
    seen(fields, "id", id);
    const models = fields.values("models", label());
    if (models.length === 0) fields.missing("models");
    return {
      id,
      name: readTitle(fields),
      body: fields.need("body", BODY),
      grade: fields.may("grade", GRADE, carGrade({ id })),
      models,
      photo: fields.need("photo", PHOTO),
      capacity: fields.need("capacity", whole(1, SEATS_MAX)),
      luggage: fields.need("luggage", whole(0, LUGGAGE_MAX)),
      ...readUsual(fields),
    };
  });
  if (classes.length === 0) root.problem("classes", "tariffs.file.no-classes");
  return classes;
}
