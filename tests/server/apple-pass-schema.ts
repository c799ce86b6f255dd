import { Type, type TSchema } from "typebox";

const text = Type.String({ minLength: 1 });
const colour = Type.String({ pattern: String.raw`^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$` });
const moment = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$` });
const closed = { additionalProperties: false } as const;

/** The members of a field that our passes have; each field of a pass has a key of its own. */
const fields = (most: number): TSchema =>
  Type.Array(Type.Object({ key: text, label: text, value: text }, closed), { maxItems: most });

/** How many fields of a kind a pass shows; what is more is cut off without a word. */
const structure = {
  headerFields: fields(3),
  primaryFields: fields(2),
  secondaryFields: fields(4),
  auxiliaryFields: fields(4),
  backFields: fields(20),
};

const common = {
  formatVersion: Type.Literal(1),
  passTypeIdentifier: Type.String({ pattern: "^pass\\." }),
  teamIdentifier: Type.String({ pattern: "^[A-Z0-9]{10}$" }),
  serialNumber: text,
  organizationName: text,
  description: text,
  logoText: text,
  relevantDate: moment,
  expirationDate: moment,
  backgroundColor: colour,
  foregroundColor: colour,
  labelColor: colour,
  barcodes: Type.Array(
    Type.Object(
      {
        format: Type.Enum([
          "PKBarcodeFormatQR",
          "PKBarcodeFormatPDF417",
          "PKBarcodeFormatAztec",
          "PKBarcodeFormatCode128",
        ]),
        message: text,
        messageEncoding: text,
        altText: text,
      },
      closed,
    ),
    { minItems: 1 },
  ),
};

/** What a pass of Apple Wallet says, as its format is documented: exactly one style, which a rent by the hour has without a way. */
export const APPLE_PASS = Type.Union([
  Type.Object({ ...common, generic: Type.Object(structure, closed) }, closed),
  Type.Object(
    {
      ...common,
      boardingPass: Type.Object(
        {
          ...structure,
          transitType: Type.Enum([
            "PKTransitTypeAir",
            "PKTransitTypeBoat",
            "PKTransitTypeBus",
            "PKTransitTypeGeneric",
            "PKTransitTypeTrain",
          ]),
        },
        closed,
      ),
    },
    closed,
  ),
]);
