import type { YachtCity } from "#domain/yachts/yacht-places.ts";

/** What can be seen behind a boat. */
export type Shore = "towers" | "domes" | "fort" | "spire" | "light";

/** The shore of each city; a place that somebody typed has a lighthouse. */
export const SHORES: Readonly<Record<YachtCity, Shore>> = {
  istanbul: "domes",
  bodrum: "fort",
  marmaris: "light",
  fethiye: "light",
  gocek: "light",
  antalya: "fort",
  dubai: "towers",
  "abu-dhabi": "towers",
  sochi: "light",
  "saint-petersburg": "spire",
  moscow: "towers",
  tivat: "light",
  kotor: "fort",
  budva: "fort",
  "herceg-novi": "fort",
};

const FAR = "#b9cdc3";
const NEAR = "#8fab9f";

/** Drawn on the waterline, in a box of 320 by 110. */
const DRAWN: Readonly<Record<Shore, React.ReactNode>> = {
  towers: (
    <>
      <path fill={NEAR} d="M48 110V50Q76 66 78 110Z" />
      <path
        fill={FAR}
        d="M186 110V90H198V76H208V96H214V68H224V82H228V60L232 26L236 60V84H244V74H254V62H264V88H270V70H282V94H290V80H302V110Z"
      />
    </>
  ),
  domes: (
    <>
      <path fill={FAR} d="M0 110Q60 84 120 100T320 96V110Z" />
      <path
        fill={NEAR}
        d="M214 110V88H226Q228 66 250 62V56H252V62Q274 66 276 88H288V110ZM202 110V58L205 46L208 58V110ZM294 110V58L297 46L300 58V110Z"
      />
    </>
  ),
  fort: (
    <>
      <path fill={FAR} d="M0 110V92Q50 66 104 84T214 70T320 84V110Z" />
      <path
        fill={NEAR}
        d="M196 110V84H204V70H210V75H216V70H222V75H228V84H244V78H250V82H256V78H262V82H268V78H274V84H288V110Z"
      />
    </>
  ),
  spire: (
    <>
      <path fill={FAR} d="M0 110V98H60V94H120V100H200V94H320V110Z" />
      <path fill={NEAR} d="M206 110V94H238V78H244L251 20L258 78H264V94H296V110Z" />
    </>
  ),
  light: (
    <>
      <path fill={FAR} d="M0 110V90Q46 58 96 82T196 62T320 78V110Z" />
      <path fill={NEAR} d="M210 110Q260 92 320 98V110Z" />
      <path fill="#fff" d="M262 100L266 60H278L282 100Z" />
      <path fill="#cf8c6b" d="M264 84L265.5 72H278.5L280 84ZM264 54L272 46L280 54Z" />
      <path fill="#1f3a4a" d="M266 54H278V60H266Z" />
    </>
  ),
};

/** The land behind the water. */
export function ShoreDrawing({ shore }: { readonly shore: Shore }) {
  return DRAWN[shore];
}
