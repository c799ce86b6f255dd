import type { Page } from "@playwright/test";
import { messagesFor } from "#i18n/messages.ts";
import { viewFaults } from "../../tests/kit/faults.ts";
import { axeFaults } from "../../tests/support/axe-faults.ts";
import type { Look } from "./look.ts";
import type { Part } from "./view.ts";

/** What a bar covers that does not scroll along comes out from behind it when the page is scrolled. */
const isBehindBar = (fault: string): boolean => fault.startsWith("target-size") && fault.includes("partially obscured");

/** As much space as a reader may set without a loss (WCAG 1.4.12). */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** The name of a language in itself, and what the orders and requests of these states were written with. */
const AS_IT_IS = /Русский|Анна Иванова|Метрополь|Анна Петрова|Дубай, ОАЭ|Вера Морская|Бодрум, Турция/g;

/** Words that nobody has written for this language: keys of messages, and Russian on an English page (I18-01). */
async function wordFaults(page: Page, { locale }: Look): Promise<readonly string[]> {
  const keys = messagesFor(locale);
  const read = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *:not(script, style, textarea)")]
      .filter(
        (element) => element.closest("[lang='ru'], pre, code") === document.documentElement.closest("[lang='ru']"),
      )
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.nodeValue),
        element.getAttribute("aria-label"),
        element.getAttribute("placeholder"),
      ])
      .map((words) => words?.trim() ?? ""),
  );
  const isWrong = (words: string) =>
    (words.includes(".") && words in keys) ||
    (locale === "en" && /\p{Script=Cyrillic}/u.test(words.replace(AS_IT_IS, "")));
  return read.filter(isWrong).map((words) => `not in the language of the page: ${words}`);
}

/** What is wrong with a page as it stands: what axe finds, what is cut off or covered, and in forced colours what is lost. */
export async function screenFaults(page: Page, look: Look, part: Part | void): Promise<readonly string[]> {
  // Its policy forbids a page foreign style elements, but not to whoever looks at it.
  if (look.spaced === true) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
  }
  const layout = [...(await viewFaults(page, "layoutFaults")), ...(await wordFaults(page, look))];
  if (look.forcedColors !== true) {
    const axe = await axeFaults(page);
    const besides = [
      part === "waiting" && "page-has-heading-one",
      // The page in a frame has a main part of its own.
      page.frames().length > 1 && "landmark-unique",
    ];
    const isOfPage = (fault: string) => !besides.some((rule) => rule && fault.startsWith(rule)) && !isBehindBar(fault);
    return [...axe.filter(isOfPage), ...layout];
  }
  // The colours are the system's there: axe has nothing to judge, but what is chosen or focused must still be told apart.
  await page.keyboard.press("Shift");
  return [...layout, ...(await viewFaults(page, "chosenFaults")), ...(await viewFaults(page, "focusFaults", "tab"))];
}
