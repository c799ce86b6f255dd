const columns = Array.from({ length: 19 }, (_, index) => 73 + 140 * (index - 6));

/** The arrivals hall behind the driver: windows, an aircraft outside, seats, and others who wait, all in pale paper. */
export function Hall() {
  return (
    <>
      <path fill="#dde8e2" d="M-800 312C-300 268 60 262 380 300S1100 282 2000 300V370H-800Z" />
      <path
        fill="#cfdcd5"
        d="M214 330C226 312 262 305 304 304H508L548 240H584L570 306C584 311 586 322 570 328C540 337 262 340 230 338C218 337 211 335 214 330Z"
      />
      <path fill="#bfcfc7" d="M372 326L452 362H490L436 324ZM520 300L556 286H578L566 304Z" />
      <path stroke="#eef4f1" strokeWidth="5" d={columns.map((x) => `M${x} 0V368`).join("")} />
      <path stroke="#eef4f1" strokeWidth="5" d="M-800 75H2000" />
      <path fill="#e1eae5" d="M-800 376H2000V700H-800Z" />
      <path fill="#cfdbd5" d="M-800 367H2000V376H-800Z" />
      <path fill="#d5e0da" d={columns.map((x) => `M${x - 16} 376H${x + 26}L${x + 18} 410H${x + 4}Z`).join("")} />
      <Waiting x={552} size={0.72} coat="#c9d5cf" skin="#d3ddd8" dress />
      <Waiting x={628} size={0.8} coat="#c3d0c9" skin="#cfdad4" sign />
      <Waiting x={700} size={0.96} coat="#b7c6be" skin="#c6d2cc" sign />
      <Waiting x={1078} size={0.9} coat="#c3d0c9" skin="#cdd8d2" dress />
      <Waiting x={1136} size={0.84} coat="#b7c6be" skin="#cad6d0" sign />
    </>
  );
}

type WaitingProps = {
  readonly x: number;
  readonly size: number;
  readonly coat: string;
  readonly skin: string;
  readonly sign?: boolean;
  readonly dress?: boolean;
};

/** Somebody else in the hall, standing on its floor. */
function Waiting({ x, size, coat, skin, sign = false, dress = false }: WaitingProps) {
  return (
    <g transform={`translate(${x} 404) scale(${size})`}>
      <ellipse rx="46" ry="5" fill="#d3deD8" />
      <path fill={skin} d="M-17-4L-14-112H14L17-4H4L0-96L-4-4Z" />
      <path
        fill={coat}
        d={
          dress
            ? "M-20-180C-6-188 6-188 20-180C30-174 30-146 24-128L42-50H-42L-24-128C-30-146-30-174-20-180Z"
            : "M-26-182C-8-192 8-192 26-182C44-174 48-140 46-104L30-96H-30L-46-104C-48-140-44-174-26-182Z"
        }
      />
      <path fill={skin} d="M-9-200H9V-180Q0-172-9-180Z" />
      <ellipse cy="-214" rx="20" ry="23" fill={skin} />
      <path
        fill={coat}
        d={
          dress
            ? "M-22-176C-34-226-20-242 0-242S34-226 22-176L17-178C22-206 16-220 4-226C-8-220-22-206-17-178Z"
            : "M-22-214C-26-238-12-242 2-242C18-242 26-230 22-212C18-222 12-226 6-228C-8-226-18-224-22-214Z"
        }
      />
      {sign && (
        <>
          <rect x="-50" y="-152" width="100" height="60" rx="7" fill="#f7faf8" stroke="#c6d3cc" strokeWidth="2" />
          <path stroke="#c6d3cc" strokeWidth="5" strokeLinecap="round" d="M-30-130H30M-20-114H20" />
          <path fill={skin} d="M-58-128a8 9 0 0 1 16 0v12a8 9 0 0 1-16 0ZM42-128a8 9 0 0 1 16 0v12a8 9 0 0 1-16 0Z" />
        </>
      )}
    </g>
  );
}
