import { useEffect, useRef, type CSSProperties, type ReactElement } from "react";
import {
  mountNameboard,
  type MountedNameboard,
  type NameboardEvents,
  type NameboardOptions,
} from "./load-nameboard.ts";

type Handlers = {
  readonly [Name in keyof NameboardEvents as `on${Capitalize<Name>}`]?: (detail: NameboardEvents[Name]) => void;
};

/** The options of a module, what to do when it tells something, and how the element around it looks. */
export interface NameboardBookingProps extends NameboardOptions, Handlers {
  /** Address of the server, such as `https://rides.example`. */
  readonly server: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** The file of the server did not load. */
  readonly onFail?: (error: unknown) => void;
}

const EVENTS = {
  ready: "onReady",
  height: "onHeight",
  step: "onStep",
  order: "onOrder",
  pay: "onPay",
  close: "onClose",
} as const satisfies Record<keyof NameboardEvents, keyof Handlers>;

/** What a module is mounted with. Handlers are not part of it: a new function is no new module. */
function optionsOf(props: NameboardBookingProps): NameboardBookingProps {
  const options = Object.entries(props).filter(([, value]) => value !== undefined && typeof value !== "function");
  return Object.fromEntries(options) as unknown as NameboardBookingProps;
}

/** The booking module as a component: it comes and goes with it, and begins anew where an option changes. */
export function NameboardBooking({ className, style, ...props }: NameboardBookingProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef<NameboardBookingProps>(props);
  useEffect(() => {
    latest.current = props;
  });
  const options = Object.entries(optionsOf(props))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join("\n");
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return undefined;
    let mounted: MountedNameboard | undefined;
    let isGone = false;
    const ears = Object.entries(EVENTS).map(([name, handler]) => {
      const hear = (event: Event): void =>
        (latest.current[handler] as ((detail: unknown) => void) | undefined)?.((event as CustomEvent<unknown>).detail);
      parent.addEventListener(`nameboard:${name}`, hear);
      return () => parent.removeEventListener(`nameboard:${name}`, hear);
    });
    mountNameboard(parent, optionsOf(latest.current)).then(
      (module) => {
        mounted = module;
        if (isGone) module.destroy();
      },
      (error: unknown) => !isGone && latest.current.onFail?.(error),
    );
    return () => {
      isGone = true;
      for (const stop of ears) stop();
      mounted?.destroy();
    };
  }, [options]);
  return <div ref={place} className={className} style={style} />;
}
