import { getCountryCallingCode, getExampleNumber, type CountryCode } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/** A number as somebody writes it, where they are at home, and what it is. */
export interface WrittenPhone {
  readonly typed: string;
  /** Country of the pick-up; empty for none. */
  readonly at: string;
  /** E.164; undefined where it is refused, or asked back on a page. */
  readonly number: string | undefined;
}

/** Where travellers and companies come from. Their numbers are the examples of libphonenumber's own metadata, and not real ones. */
export const PHONE_COUNTRIES = (
  "RU KZ BY UA GE AM AZ UZ TR AE SA QA IL EG IN CN JP KR TH VN ID MY SG AU NZ ZA NG KE US MX " +
  "BR AR CL GB IE DE AT CH FR ES PT IT GR PL CZ HU RO BG RS NL BE SE NO DK FI EE LV LT CY ME"
).split(" ") as CountryCode[];

/** Digits of other scripts, as keyboards of their countries type them. */
const inScript = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** The ways in which forms, address books and programs write one and the same number. */
const SPELLINGS: readonly ((parts: { code: string; national: string; home: string; abroad: string }) => string)[] = [
  ({ code, national }) => `+${code}${national}`,
  ({ abroad }) => abroad,
  ({ code, national }) => `${code}${national}`,
  // Eleven digits that begin with a 1 are also a number of America: Chinese mobiles are asked back without their code.
  ({ home, abroad }) => (abroad.startsWith("+86") ? abroad : home),
  ({ code, national }) => `00${code}${national}`,
  ({ abroad }) => abroad.replaceAll(" ", "-"),
  ({ abroad }) => abroad.replaceAll(" ", "\u00A0"),
  ({ abroad }) => abroad.replaceAll(" ", "."),
  ({ code, national }) => `(+${code}) ${national}`,
  ({ code, national }) => `tel:+${code}-${national.slice(0, 3)}-${national.slice(3)}`,
  ({ abroad }) => inScript(abroad, 0x0660),
  ({ abroad }) => inScript(abroad, 0x06f0),
  ({ abroad }) => inScript(abroad.replace("+", "＋"), 0xff10),
  ({ abroad }) => inScript(abroad, 0x0966),
  ({ abroad }) => `\u202A${abroad}\u202C`,
  ({ abroad }) => `WhatsApp: ${abroad}`,
];

/** Every spelling of every country's example, each read where its owner is at home. */
export const SPELT_PHONES: readonly WrittenPhone[] = PHONE_COUNTRIES.flatMap((at) => {
  const example = getExampleNumber(at, examples);
  if (example === undefined) throw new Error(`No example for ${at}`);
  const code = getCountryCallingCode(at);
  const parts = {
    code,
    national: example.nationalNumber,
    home: example.formatNational(),
    abroad: example.formatInternational(),
  };
  return SPELLINGS.map((spell) => ({ typed: spell(parts), at, number: `+${code}${example.nationalNumber}` }));
});

const read = (at: string, typed: string, number?: string): WrittenPhone => ({ typed, at, number });

/** What was seen in forms and in other people's reports, with invented or reserved digits. */
export const SEEN_PHONES: readonly WrittenPhone[] = [
  // Old clients that drop the plus.
  read("", "447911123456", "+447911123456"),
  read("", "971501234567", "+971501234567"),
  read("", "905321234567", "+905321234567"),
  read("", "380501234567", "+380501234567"),
  read("", "375291234567", "+375291234567"),
  read("", "8613800138000", "+8613800138000"),
  read("", "79261234567", "+79261234567"),
  // At home in Russia.
  read("RU", "8 926 123-45-67", "+79261234567"),
  read("RU", "8(926)1234567", "+79261234567"),
  read("RU", "8-926-123-45-67", "+79261234567"),
  read("RU", "89261234567", "+79261234567"),
  read("RU", "8 495 123-45-67", "+74951234567"),
  read("RU", "9261234567", "+79261234567"),
  read("RU", "(926) 123-45-67", "+79261234567"),
  read("RU", "+7(926)1234567", "+79261234567"),
  read("RU", "+7 (8) 926 123 45 67", "+79261234567"),
  read("RU", "8 10 44 7911 123456", "+447911123456"),
  read("RU", "тел. +7 926 123-45-67", "+79261234567"),
  read("RU", "+7 926 123−45−67", "+79261234567"),
  read("RU", "+7 926 123\u00AD45\u00AD67", "+79261234567"),
  // Elsewhere.
  read("UA", "+38 (050) 123-45-67", "+380501234567"),
  read("UA", "050-123-45-67", "+380501234567"),
  read("BY", "8 029 123-45-67", "+375291234567"),
  read("DE", "0151/23456789", "+4915123456789"),
  read("DE", "0151 / 234 567 89", "+4915123456789"),
  read("DE", "+49 (0)151 23456789", "+4915123456789"),
  read("DE", "+49 (0) 30 / 1234 5678", "+493012345678"),
  read("DE", "0049(30)12345678", "+493012345678"),
  read("DE", "496128966000", "+496128966000"),
  read("AT", "0664/123 45 67", "+436641234567"),
  read("AT", "447911123456", "+447911123456"),
  read("PK", "447911123456", "+447911123456"),
  read("GB", "07911 123456", "+447911123456"),
  read("GB", "+44 (0)7911 123456", "+447911123456"),
  read("GB", "44 (0) 7911 123456", "+447911123456"),
  read("GB", "020 7946 0958", "+442079460958"),
  read("FR", "06.12.34.56.78", "+33612345678"),
  read("FR", "+33 (0)6 12 34 56 78", "+33612345678"),
  read("IT", "347 123 4567", "+393471234567"),
  read("IT", "06 1234 5678", "+390612345678"),
  read("GB", "+44 7911 12345", "+44791112345"),
  read("US", "(212) 555-0123", "+12125550123"),
  read("US", "1-212-555-0123", "+12125550123"),
  read("US", "1 (212) 555 0123", "+12125550123"),
  read("US", "212.555.0123", "+12125550123"),
  read("US", "011 44 7911 123456", "+447911123456"),
  read("AE", "050 123 4567", "+971501234567"),
  read("AE", "٠٥٠١٢٣٤٥٦٧", "+971501234567"),
  read("TR", "0(532) 123 45 67", "+905321234567"),
  read("IN", "098765 43210", "+919876543210"),
  read("IN", "+91-98765-43210", "+919876543210"),
  read("IN", "+९१ ९८७६५ ४३२१०", "+919876543210"),
  read("CN", "138 0013 8000", "+8613800138000"),
  read("JP", "090(1234)5678", "+819012345678"),
  read("JP", "０９０－１２３４－５６７８", "+819012345678"),
  read("AR", "011 15 2345 6789", "+5491123456789"),
  read("AU", "0412 345 678", "+61412345678"),
  read("BR", "(11) 96123-4567", "+5511961234567"),
  // Refused: no such number, another country is meant, or not a number alone.
  read("RU", "+7 913 123 45 6"),
  read("RU", "+7 913 123 45 67 8"),
  read("RU", "(212) 555-0123"),
  read("", "(212) 555-0123"),
  read("", "07911 123456"),
  read("", "926 123-45-67"),
  read("RU", "+999 123 456 789"),
  read("RU", "+0407123456"),
  read("US", "+1 212 555 0123 ext. 5"),
  read("US", "+1 212 555 0123 x5"),
  read("US", "tel:+1-212-555-0123;ext=5"),
  read("RU", "+7 495 123-45-67 доб. 3"),
  read("RU", "+7 495 123-45-67/68"),
  read("RU", "+7 926 123-45-67 / +7 903 123-45-67"),
  read("RU", "8-800-FLOWERS"),
  read("RU", "7913abc1234"),
  read("RU", "112"),
  read("RU", "нет"),
];
