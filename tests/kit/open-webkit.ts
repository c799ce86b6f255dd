import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../scripts/with-server.ts";
import { MODULE_FRAME, type Place, type Tab } from "./tab.ts";

const SIZE = { width: 1280, height: 900 };

/** Starts Xvfb, WebKitWebDriver and the MiniBrowser that it drives. */
export async function openWebKit(): Promise<Tab> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: "x11",
      // As root in a container it may not create the namespaces of its sandbox; it loads only our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);
  const driver = await new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser" }).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  const close = async () => {
    await driver.quit().catch(() => undefined);
    await Promise.all([end(service), end(screen)]);
  };
  return tabOf(driver, close);
}

function tabOf(driver: WebDriver, close: Tab["close"]): Tab {
  // Keys and presses are given to the window, which knows what has the focus.
  const actions = async () => {
    await driver.switchTo().defaultContent();
    return driver.actions({ async: false });
  };
  return {
    go: async (address) => {
      await driver.switchTo().defaultContent();
      await driver.get(address);
    },
    read: async <T>(place: Place, expression: string) => {
      await driver.switchTo().defaultContent();
      if (place === "module") {
        await driver.switchTo().frame(await driver.executeScript<WebElement>(`return ${MODULE_FRAME}`));
      }
      const { value, fault } = await driver.executeAsyncScript<{ readonly value?: T; readonly fault?: string }>(
        `const [done] = arguments;
        (async () => (${expression}))().then((value) => done({ value }), (error) => done({ fault: String(error) }));`,
      );
      if (fault !== undefined) throw new Error(fault);
      return value as T;
    },
    press: async (modifiers, key) => {
      const keys = await actions();
      for (const modifier of modifiers) keys.keyDown(keyOf(modifier));
      keys.keyDown(keyOf(key)).keyUp(keyOf(key));
      for (const modifier of modifiers.toReversed()) keys.keyUp(keyOf(modifier));
      await keys.perform();
    },
    type: async (text) => (await actions()).sendKeys(text).perform(),
    clickAt: async (x, y) => {
      const mouse = await actions();
      const spot = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await mouse.move(spot).click().perform();
    },
    close,
  };
}

const KEYS: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** WebDriver uses special characters for keys that type none. */
function keyOf(name: string): string {
  const key = KEYS[name] ?? name;
  if (key.length > 1) throw new Error(`WebDriver has no key ${name}`);
  return key;
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill();
  await closed;
}
