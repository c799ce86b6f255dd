const DARK = "#1f3a4a";

/** A motor yacht on its waterline, in a box of 236 by 120. */
export function MotorYacht() {
  return (
    <>
      <path stroke={DARK} strokeWidth="2" d="M98 26V2H114V10H98" />
      <path fill="#fff" d="M84 26H110L124 40H78ZM66 38H128L156 60H58ZM40 58H154L192 84H34Z" />
      <path
        fill={DARK}
        d="M74 44H96V54H70ZM100 44H124L138 54H100ZM50 65H80V77H47ZM84 65H114V77H84ZM118 65H150L168 77H118Z"
      />
      <path fill="#fff" d="M2 82H234L214 104H10Z" />
      <path fill={DARK} d="M8 100H217L208 112Q205 116 199 116H20Q12 116 10 110Z" />
      <path
        stroke={DARK}
        strokeWidth="5"
        strokeLinecap="round"
        d="M64 92H68M84 92H88M104 92H108M124 92H128M144 92H148"
      />
      <path stroke="#7f9aa6" strokeWidth="1.5" d="M6 82V72H36M172 72L214 74L206 82M16 82V72M26 82V72M190 82V73" />
    </>
  );
}
