import type { ModuleSettingsBody } from "#contract/partners.ts";
import { readAdvantages } from "#domain/partners/advantages.ts";
import { defaultModuleSettings, isStorable, readColor, type ModuleSettings } from "#domain/partners/module-settings.ts";
import { LOCALES } from "#domain/values/locale.ts";
import type { Named } from "#domain/values/named.ts";
import {
  findModuleSettings,
  insertModuleSettings,
  lockPartner,
} from "#server/modules/partners/module-settings.repository.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { Refusal } from "#server/refusal.ts";

/** Saves a partner's changes as a new version of its module's look; members that were not sent stay as they were. */
export async function saveModuleSettings(
  { db, clock, accent }: Partners,
  partnerId: number,
  body: ModuleSettingsBody,
): Promise<void> {
  const changes = readChanges(body);
  const header = readTexts(body, "header");
  const top = readTexts(body, "top_description");
  const bottom = readTexts(body, "bottom_description");
  await db.transaction().execute(async (trx) => {
    await lockPartner(trx, partnerId);
    const before = await findModuleSettings(trx, partnerId);
    const known: ModuleSettings = { ...defaultModuleSettings(accent), ...before?.settings };
    const settings: ModuleSettings = {
      ...known,
      ...changes,
      header: { ...known.header, ...header },
      top: { ...known.top, ...top },
      bottom: { ...known.bottom, ...bottom },
    };
    const version = (before?.version ?? 0) + 1;
    await insertModuleSettings(trx, { partnerId, version, settings, savedAt: new Date(clock()) });
  });
}

function readChanges(body: ModuleSettingsBody): Partial<ModuleSettings> {
  const flag = (value: number | undefined): boolean | undefined => (value === undefined ? undefined : value === 1);
  const advantages = body.usp_list === undefined ? undefined : readAdvantages(body.usp_list);
  if (body.usp_list !== undefined && advantages === undefined) throw malformed("usp_list");
  return sent<Omit<ModuleSettings, "header" | "top" | "bottom">>({
    mainColor: readColor(body.main_color ?? ""),
    backgroundColor: readColor(body.usp_background_color ?? ""),
    image: body.usp_image,
    advantages,
    showsAdvantages: flag(body.show_benefits_block),
    showsReviews: flag(body.show_reviews_block),
    showsAppBlock: flag(body.mobile_app_info),
  });
}

/** A text in the languages that were sent. */
function readTexts(
  body: ModuleSettingsBody,
  text: "header" | "top_description" | "bottom_description",
): Partial<Named> {
  return sent(
    Object.fromEntries(
      LOCALES.map((locale) => {
        const name = `${text}_${locale}` as const;
        const value = body[name];
        if (value !== undefined && !isStorable(value)) throw malformed(name);
        return [locale, value];
      }),
    ),
  );
}

/** Drops undefined members: a spread would take them for values. */
function sent<Values extends object>(changes: { readonly [Name in keyof Values]: Values[Name] | undefined }) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Values>;
}

function malformed(name: string): Refusal {
  const where = `body/${name}`;
  return new Refusal("malformed", { words: { where }, details: { where } });
}
