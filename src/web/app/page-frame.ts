import { HeroScene } from "#web/features/hero/hero-scene.tsx";
import { Promises } from "#web/features/hero/promises.tsx";
import { Footer } from "./footer.tsx";
import { PageChoices } from "./page-choices.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { TopMenu } from "./top-menu.tsx";

/** What stands around the screens and works as the server has drawn it; the browser loads its code in one piece, later. */
export const pageFrame = { HeroScene, Promises, Footer, PageChoices, PhoneMenu, TopMenu };
