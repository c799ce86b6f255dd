const DARK = "#1f3a4a";

/** A sailing boat on its waterline, in a box of 120 by 150. */
export function Sloop() {
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
