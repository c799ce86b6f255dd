import { MotorYacht } from "./motor-yacht.tsx";
import { ShoreDrawing, type Shore } from "./shores.tsx";

const DARK = "#1f3a4a";

/** A sailing boat on its waterline, in a box of 120 by 150. */
function Sloop() {
  return (
    <>
      <path fill="#fff" d="M54 10V112H14Q46 72 54 10Z" />
      <path fill="#eef3f2" d="M62 18Q92 74 104 112H62Z" />
      <path stroke={DARK} strokeWidth="2.5" d="M58 2V122" />
      <path fill="#fff" d="M4 118H118L104 138H14Z" />
      <path fill={DARK} d="M9 130H110L103 142Q101 146 96 146H22Q15 146 13 140ZM42 118L48 112H72L80 118Z" />
    </>
  );
}

type YachtSceneProps = {
  readonly shore: Shore;
  /** Up to eight guests sail. */
  readonly guests: number;
};

const MOST_UNDER_SAIL = 8;

/** A boat before its shore: for the eyes alone, as the words beside it say all. */
export function YachtScene({ shore, guests }: YachtSceneProps) {
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path fill="#e9f0ee" d="M0 0H320V160H0Z" />
      <ShoreDrawing shore={shore} />
      <path fill="#bcd6e4" d="M0 108H320V160H0Z" />
      <path fill="#b0cfe0" d="M0 134Q90 128 180 134T320 132V160H0Z" />
      <path stroke="#e3eff5" strokeWidth="1.5" d="M14 118H32M240 122H262M286 114H300M30 148H52M272 148H294" />
      {guests > MOST_UNDER_SAIL ? (
        <g transform="translate(62 50) scale(.68)">
          <MotorYacht />
        </g>
      ) : (
        <g transform="translate(84 22) scale(.74)">
          <Sloop />
        </g>
      )}
    </svg>
  );
}
