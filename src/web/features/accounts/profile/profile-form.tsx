import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Profile } from "#contract/own-account/profile.ts";
import { namedText, surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { currencySign } from "#i18n/format-money.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage, type Page } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import { bringPhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { readingNow } from "#web/trip/phone/reading-now.ts";
import { sentTypedPhone, typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import { profileQuery } from "./profile-query.ts";

/** Ends the address of a page that has been loaded anew after something was saved. */
const SAVED = "#saved";

/**
 * Lets the saved language and currency win over those that the address of the page names, and loads the page anew if it has
 * others; answers whether it does.
 */
function showChoices({ lang, currency }: Pick<Profile, "lang" | "currency">, { locale, options }: Page): boolean {
  const { pathname, search } = location;
  const bare = `${pathname}${withSearch(search, { lang: undefined, language: undefined, currency: undefined })}`;
  const isAnew = lang !== locale || currency !== options.currency;
  if (!isAnew) return false;
  history.replaceState(history.state, "", `${bare}${SAVED}`);
  location.reload();
  return true;
}

/** Whether the page was loaded anew by that; its address then loses the mark. */
function isShownAnew(): boolean {
  const { pathname, search, hash } = location;
  if (hash !== SAVED) return false;
  history.replaceState(history.state, "", `${pathname}${search}`);
  return true;
}

/** The fields of the form in their order. */
type ProfileDraft = Readonly<Record<"name" | "phone" | "lang" | "currency", string>>;

/** What is wrong with the fields of the form, in words; the phone may be left empty. */
function profileErrors(
  { name, phone }: ProfileDraft,
  phones: PhoneReading,
  { t }: Pick<Page, "t">,
): { readonly name: string | undefined; readonly phone: string | undefined } {
  const most = TEXT_LIMITS.name;
  const count = surplusLength(name, most);
  const tooLong = count === undefined ? undefined : t("booking.tooLong", { most, count });
  const fault = phone.trim() === "" ? undefined : typedPhoneFault(phone, phones);
  return {
    name: namedText(name) === "" ? t("prices.request.need.name") : tooLong,
    phone: fault && t(`booking.phone.${fault.fault}`, { ...fault }),
  };
}

const FIELDS = ["name", "phone", "lang", "currency"] as const;

/** Something that was typed here was changed in another window meanwhile. */
class ChangedElsewhere extends Error {}

/** The form of one's own details; what it shows is what it saves. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const page = usePage();
  const { t, options } = page;
  const api = useLastingApi();
  const every = useApi();
  const client = useQueryClient();
  const said = useSaid("accounts.own.notSaved");
  const [wasSaved] = useState(isShownAnew);
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({});
  const draft = { ...draftOf(profile, page), ...typed };
  const form = useRef<HTMLFormElement>(null);

  const save = useMutation({
    mutationFn: async () => {
      await bringPhonePlans();
      // Another window may have saved since this one was drawn: what nobody touched here stays as it is there.
      const now = await client.fetchQuery(profileQuery(api));
      if (FIELDS.some((field) => typed[field] !== undefined && now[field] !== profile[field]))
        throw new ChangedElsewhere();
      const wanted = { ...draftOf(now, page), ...typed };
      const phone = wanted.phone.trim() === "" ? "" : sentTypedPhone(wanted.phone, readingNow(page, ""));
      return api("changeProfile", { body: { ...wanted, phone } });
    },
    onSuccess: (saved) => {
      setTried(false);
      if (showChoices(saved, page)) return;
      client.setQueryData(profileQuery(api).queryKey, saved);
      setTyped({});
      void client.fetchQuery(ownAccountQuery(every, page)).catch(() => undefined);
    },
    onError: (error) => focusOn(form.current, fieldOf(error) ?? ""),
  });
  const errors = profileErrors(draft, readingNow(page, ""), page);
  const refused = fieldOf(save.error);
  const errorOf = (field: "name" | "phone") =>
    isTried ? (errors[field] ?? (refused === field ? said(save.error) : undefined)) : undefined;
  const put = (field: keyof ProfileDraft) => (value: string) => {
    // What was said of the last try is not true of what is typed now.
    if (!save.isPending) save.reset();
    setTyped((before) => ({ ...before, [field]: value }));
  };
  const submit = () => {
    setTried(true);
    const wrong = (["name", "phone"] as const).find((field) => errors[field] !== undefined);
    if (wrong !== undefined) return focusOn(form.current, wrong);
    save.mutate();
  };
  const isElsewhere = save.error instanceof ChangedElsewhere;
  const alert = isElsewhere ? t("accounts.own.elsewhere") : save.isError && !refused ? said(save.error) : undefined;
  const isSaved = save.isSuccess || (wasSaved && save.isIdle && Object.keys(typed).length === 0);
  return (
    <AccountForm title={t("accounts.own.details")} ref={form} isBusy={save.isPending} onSubmit={submit}>
      <FormAlert message={alert} />
      <TextField
        name="name"
        label={t("booking.name")}
        autoComplete="name"
        autoCapitalize="words"
        required
        value={draft.name}
        error={errorOf("name")}
        onChange={put("name")}
      />
      <PhoneInput
        name="phone"
        pickup=""
        explained
        label={t("booking.phone")}
        value={draft.phone}
        error={errorOf("phone")}
        onChange={put("phone")}
      />
      <Select
        name="lang"
        label={t("accounts.own.language")}
        value={draft.lang}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={put("lang")}
      />
      <Select
        name="currency"
        label={t("accounts.own.currency")}
        value={draft.currency}
        options={[...new Set([draft.currency, ...options.currencies])].map((value) => ({
          value,
          label: [currencySign(value), value].filter(Boolean).join(" "),
        }))}
        hint={t("accounts.own.choicesNote")}
        onChange={put("currency")}
      />
      <Button type="submit" look="primary" busy={save.isPending}>
        {t("accounts.own.save")}
      </Button>
      <p role="status" className={css["status"]}>
        {isSaved && t("accounts.own.saved")}
      </p>
    </AccountForm>
  );
}

/** What the form shows before anything is typed. */
function draftOf({ name, phone, lang, currency }: Profile, { locale, options, store }: Page): ProfileDraft {
  const { account } = store.getState();
  return { name, phone, lang: lang ?? locale, currency: currency ?? account?.currency ?? options.currency };
}

/** The field that the server has refused. */
function fieldOf(error: unknown): "name" | "phone" | undefined {
  const field = error instanceof ApiError ? error.details["field"] : undefined;
  return field === "name" || field === "phone" ? field : undefined;
}
