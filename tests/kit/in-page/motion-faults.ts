import { animations } from "./reach.ts";

/** Properties that may be animated for a person who asked for no motion, because they move nothing. */
const STILL = ["opacity", "color", "backgroundColor", "offset", "computedOffset", "easing", "composite"];

/** Names everything that moves although the person asked for no motion. */
export function motionFaults(): string[] {
  return animations()
    .filter(({ effect, playState }) => playState === "running" && Number(effect?.getComputedTiming().duration ?? 0) > 1)
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some(moves))
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const name = animation instanceof CSSAnimation ? animation.animationName : "a transition";
      return `moves: ${name} of <${target?.localName ?? "?"} class="${target?.getAttribute("class") ?? ""}">`;
    });
}

function moves(frame: ComputedKeyframe): boolean {
  return Object.keys(frame).some((property) => !STILL.includes(property));
}
