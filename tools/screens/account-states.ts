import accounts from "#contract/examples/accounts.json" with { type: "json" };
import own from "#contract/examples/own-account.json" with { type: "json" };
import type { MessageKey } from "#i18n/messages.ts";
import {
  answerWith,
  button,
  change,
  fail,
  hold,
  logIn,
  open,
  refuse,
  see,
  text,
  type ScreenStates,
  type View,
} from "./view.ts";

const PASSWORD = "nameboard-demo";
const SECURITY = /\/auth\/security\?/;
const PROFILE = /\/auth\/profile\?/;

const field = ({ page, ...view }: View, key: MessageKey) =>
  page.getByLabel(text({ page, ...view }, key), { exact: true });

/** Opens one of the pages of an account. */
async function account(view: View, name: "settings" | "security", query = ""): Promise<void> {
  await logIn(view, "customer@demo.test");
  await open(view, `/account/${name}`, query);
}

/** Types into the log-in form of the finder. */
async function typeLogin(view: View): Promise<void> {
  await open(view, "/booking/finder", "&login_required=1");
  await field(view, "accounts.name").fill("partner@demo.test");
  await field(view, "accounts.password").fill(PASSWORD);
  await view.page.keyboard.press("Enter");
}

/** A second step that has to be set up on the way in. */
async function enrol(view: View): Promise<void> {
  await refuse(view, /auth\/login\?/, "second-step-missing", "");
  await answerWith(view, /second-step\/begin/, accounts["second-step-begin"]);
  await answerWith(view, /second-step\/confirm/, accounts["second-step-confirm"]);
  await typeLogin(view);
  await field(view, "accounts.security.code").waitFor();
}

/** Opens the page that the link of a letter leads to. */
async function newPassword(view: View): Promise<void> {
  await open(view, "/account/password", "#secret-of-a-letter");
  await field(view, "accounts.security.passwordNew").waitFor();
}

/** Two log-ins and a key of a program. */
async function manyLogIns(view: View): Promise<void> {
  const [here] = own.security.body.result.log_ins;
  const others = [
    { ...here, log_in: "2", is_this: false, browser: "Safari, iPhone" },
    { ...here, log_in: "3", is_this: false, is_access_key: true, browser: "" },
  ];
  await change<object>(view, SECURITY, (result) => ({ ...result, log_ins: [here, ...others] }));
}

/** Logging in with a second step, a forgotten password, and the pages of an account. */
export const ACCOUNT_STATES: ScreenStates = {
  "account-second-step": async (view) => {
    await answerWith(view, /auth\/login\?/, accounts["log-in-second-step"]);
    await typeLogin(view);
    await field(view, "accounts.security.code").waitFor();
    return "window";
  },
  "account-second-step-recovery": async (view) => {
    await answerWith(view, /auth\/login\?/, accounts["log-in-second-step"]);
    await typeLogin(view);
    await button(view, "accounts.security.useRecovery").click();
    await field(view, "accounts.security.recovery").press("Enter");
    await see(view, "accounts.security.need.code");
    return "window";
  },
  "account-second-step-set-up": async (view) => {
    await enrol(view);
    return "window";
  },
  "account-second-step-codes": async (view) => {
    await enrol(view);
    await field(view, "accounts.security.code").fill("784877");
    await view.page.keyboard.press("Enter");
    await see(view, "accounts.security.codesTitle");
    return "window";
  },
  "account-recover": async (view) => {
    await open(view, "/account/password");
    await see(view, "accounts.own.recover");
  },
  "account-recover-empty": async (view) => {
    await open(view, "/account/password");
    await button(view, "accounts.own.recoverSend").click();
    await see(view, "accounts.need.name");
  },
  "account-recover-sent": async (view) => {
    await open(view, "/account/password");
    await field(view, "accounts.name").fill("nobody@example.org");
    await view.page.keyboard.press("Enter");
    await see(view, "accounts.own.recoverSent");
  },
  "account-new-password": newPassword,
  "account-new-password-weak": async (view) => {
    await newPassword(view);
    await field(view, "accounts.security.passwordNew").fill("1234");
    await view.page.keyboard.press("Enter");
    await see(view, "accounts.security.passwordFault.short");
  },
  "account-new-password-over": async (view) => {
    await refuse(view, /recovery\/finish/, "link-over", text(view, "errors.link-over"));
    await newPassword(view);
    await field(view, "accounts.security.passwordNew").fill("a column by the exit");
    await view.page.keyboard.press("Enter");
    await button(view, "accounts.own.recoverAgain").waitFor();
  },
  "account-new-password-set": async (view) => {
    await answerWith(view, /recovery\/finish/, own["recovery-finish"]);
    await newPassword(view);
    await field(view, "accounts.security.passwordNew").fill("a column by the exit");
    await view.page.keyboard.press("Enter");
    await see(view, "accounts.own.recovered");
  },
  "account-visitor": async (view) => {
    await open(view, "/account/settings");
    await see(view, "accounts.own.logIn");
  },
  "account-email-link": async (view) => {
    await account(view, "settings", "#email=secret-of-a-letter");
    await see(view, "accounts.own.emailConfirmLead");
  },
  "account-email-over": async (view) => {
    await account(view, "settings", "#email=secret-of-a-letter");
    await button(view, "accounts.own.emailUse").click();
    await view.page.getByRole("alert").locator("visible=true").first().waitFor();
  },
  "account-settings-loading": async (view) => {
    await hold(view, PROFILE);
    await account(view, "settings");
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "account-settings-failed": async (view) => {
    await fail(view, PROFILE);
    await account(view, "settings");
    await button(view, "common.retry").waitFor();
  },
  "account-settings": async (view) => {
    await account(view, "settings");
    await see(view, "accounts.own.emailNow", { email: "customer@demo.test" });
  },
  "account-settings-errors": async (view) => {
    await account(view, "settings");
    await field(view, "booking.name").fill("12");
    await field(view, "booking.phone").fill("12");
    await view.page.keyboard.press("Enter");
    await view.page.locator("[aria-invalid=true]").nth(1).waitFor();
  },
  "account-settings-not-saved": async (view) => {
    await account(view, "settings");
    await field(view, "booking.name").fill(view.locale === "ru" ? "Анна Иванова" : "Anna Ivanova");
    await fail(view, PROFILE);
    await button(view, "accounts.own.save").click();
    await see(view, "accounts.own.notSaved");
  },
  "account-security": async (view) => {
    await manyLogIns(view);
    await account(view, "security");
    await see(view, "accounts.security.this");
  },
  "account-security-failed": async (view) => {
    await fail(view, SECURITY);
    await account(view, "security");
    await button(view, "common.retry").waitFor();
  },
  "account-security-again": async (view) => {
    await manyLogIns(view);
    await refuse(view, /log-ins\/end/, "proof-needed", "");
    await account(view, "security");
    await button(view, "accounts.security.endOthers").click();
    await see(view, "accounts.security.again.lead");
    return "window";
  },
  "account-menu": async (view) => {
    await logIn(view, "customer@demo.test");
    await open(view, "/booking/finder");
    await view.page.getByRole("button", { name: text(view, "accounts.menu", { name: "Anna Demo" }) }).click();
    await view.page.getByRole("menu").waitFor();
    return "window";
  },
};
