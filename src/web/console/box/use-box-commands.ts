import { useLocation } from "wouter";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import type { commandsNow } from "#web/console/keys/use-keys.ts";
import { commandsFor, firstChosen, screenCommands, type BoxCommand } from "./box-commands.ts";
import type { Found } from "./use-found.ts";

/** The commands of the box: those of the row in focus, those that lead to screens, and those that do something. */
export const GROUPS = ["row", "go", "do"] as const;

const of = (id: string, group: "go" | "do", label: string, keys: string, run: () => void): BoxCommand => ({
  id,
  group,
  label,
  keys,
  isWriting: false,
  run,
});

type BoxCommandsOptions = {
  readonly text: string;
  /** What the screen behind the box listens to. */
  readonly now: ReturnType<typeof commandsNow>;
  readonly box: Found;
};

/** The commands that what is typed names, and which line of the box is chosen first. */
export function useBoxCommands({ text, now, box: { hits, q, isNothing, yachts } }: BoxCommandsOptions) {
  const { t } = useConsole();
  const rights = useRights();
  const [, go] = useLocation();
  const address = useAddress();
  const goTo =
    (...to: Parameters<typeof address>) =>
    () =>
      go(address(...to));
  const mayPlace = rights("placing") === "works";
  const all: readonly BoxCommand[] = [
    ...screenCommands(now, (command) => t(`console.key.${command}`)),
    of("board", "go", t("console.board"), "G B", goTo("/console")),
    of("yachts", "go", t("console.yachts.title"), "", goTo("/console/yachts")),
    ...(rights("requests") === undefined
      ? []
      : [of("requests", "go", t("console.requests.title"), "G R", goTo("/console/requests"))]),
    ...(rights("tester") === undefined
      ? []
      : [of("tester", "go", t("console.tester.menu"), "G T", goTo("/console/tester"))]),
    ...(mayPlace ? [of("new", "do", t("console.phone.new"), "N", goTo("/console/orders/new"))] : []),
    ...(now.help ? [of("help", "do", t("console.keys"), "?", now.help)] : []),
  ];
  const foundYachts = yachts.map(({ order_id: id, vessel, name }) =>
    of(`yacht-${id}`, "go", t("console.yachts.found", { vessel, name, number: id }), "", goTo(`/console/orders/${id}`)),
  );
  const withText: readonly BoxCommand[] =
    isNothing && foundYachts.length === 0 && mayPlace
      ? [of("new-with", "do", t("console.phone.newWith", { text: q }), "", goTo("/console/orders/new", { text: q }))]
      : [];
  const asked = [...foundYachts, ...commandsFor(all, text), ...withText];
  const commands = GROUPS.flatMap((group) => asked.filter((command) => command.group === group));
  return { commands, first: firstChosen(hits.length, commands) };
}
