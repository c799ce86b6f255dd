/** A wide wing with a star, for an airline's miles. */
export function MilesIcon() {
  return (
    <svg
      width={77}
      height={22}
      viewBox="0 0 77 22"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      <path d="M3 4h33c6 0 9 3 9 7s-3 7-9 7h-8M13 11h19M22 18h6" />
      <path d="m61 3 2.5 5 5.500.8-4 3.900.9 5.500-4.900-2.600-4.900 2.600.9-5.500-4-3.900 5.500-.8z" />
    </svg>
  );
}
