import type { WireModule } from "#contract/partners.ts";
import { defaultModuleSettings, type ModuleSettings } from "#domain/partners/module-settings.ts";
import { publicPartner } from "#server/modules/accounts/index.ts";
import { findModuleSettings } from "#server/modules/partners/module-settings.repository.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { presentModuleSettings } from "#server/modules/partners/present-module-settings.ts";

/** The look of a partner's module. Callers that are not active partners get the default settings. */
export async function moduleSettingsOf(partners: Partners, partnerId: number): Promise<WireModule> {
  const partner = await publicPartner(partners.accounts, partnerId);
  const settings =
    partner === undefined ? defaultModuleSettings(partners.accent) : await savedModuleSettings(partners, partnerId);
  return presentModuleSettings(settings, partner?.settings);
}

/** The accent colour of a partner's module, six hexadecimal digits. */
export async function accentOf(partners: Partners, partnerId: number): Promise<string> {
  const { main_color: color } = await moduleSettingsOf(partners, partnerId);
  return color;
}

/** The last saved settings of a partner's module; members missing from an old version get their defaults. */
export async function savedModuleSettings({ db, accent }: Partners, partnerId: number): Promise<ModuleSettings> {
  const saved = await findModuleSettings(db, partnerId);
  return { ...defaultModuleSettings(accent), ...saved?.settings };
}
