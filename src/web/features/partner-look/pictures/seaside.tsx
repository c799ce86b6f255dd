import { Car } from "./car.tsx";
import css from "./picture.module.css";

/** The sea in the evening, with a palm and a car on the coast road. */
export function Seaside() {
  return (
    <>
      <circle className={css["sun"]} cx="176" cy="124" r="42" />
      <path className={css["far"]} d="M0 150H480V240H0Z" />
      <path className={css["line"]} d="M40 172H120M212 184H320M64 206H180M260 214H300" />
      <path className={css["snow"]} d="M262 148L286 92V148ZM290 148V104L312 148ZM252 152H322L312 166H264Z" />
      <path className={css["mid"]} d="M0 224C90 206 190 232 300 222S430 204 480 212V350H0Z" />
      <path className={css["near"]} d="M0 268C150 246 320 286 480 256V350H0Z" />
      <path className={css["road"]} strokeWidth="12" d="M-10 320C120 290 330 330 490 296" />
      <g transform="translate(120 274)">
        <Car />
      </g>
      <path className={css["deep"]} d="M398 268C404 214 402 168 390 118L400 114C414 166 416 216 412 268Z" />
      <path
        className={css["full"]}
        d="M394 118C372 96 346 98 328 116C352 112 374 116 394 118ZM394 116C380 88 392 68 416 62C404 82 400 98 398 116ZM398 116C424 96 448 100 464 122C440 116 420 116 398 116ZM396 118C372 122 358 138 356 160C370 142 384 130 398 122ZM398 118C420 124 436 140 438 164C424 144 412 132 396 122Z"
      />
    </>
  );
}
