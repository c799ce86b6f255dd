import type { KeyboardScript } from "../hand.ts";
import { accordionScripts } from "./accordion.ts";
import { buttonScripts } from "./button.ts";
import { calendarScripts } from "./calendar.ts";
import { checkboxScripts } from "./checkbox.ts";
import { colourPickerScripts } from "./colour-picker.ts";
import { commandBoxScripts } from "./command-box.ts";
import { dateFieldScripts } from "./date-field.ts";
import { dialogScripts } from "./dialog.ts";
import { digitsAndDashesScripts } from "./digits-and-dashes.ts";
import { dropdownScripts } from "./dropdown.ts";
import { errorScreenScripts } from "./error-screen.ts";
import { filterBarScripts } from "./filter-bar.ts";
import { menuScripts } from "./menu.ts";
import { navPillsScripts } from "./nav-pills.ts";
import { notificationScripts } from "./notification.ts";
import { numberStepperScripts } from "./number-stepper.ts";
import { phoneFieldScripts } from "./phone-field.ts";
import { placeFieldScripts } from "./place-field.ts";
import { searchDropdownScripts } from "./search-dropdown.ts";
import { segmentedScripts } from "./segmented.ts";
import { selectScripts } from "./select.ts";
import { switchScripts } from "./switch.ts";
import { tableScripts } from "./table.ts";
import { tabsScripts } from "./tabs.ts";
import { textAreaScripts } from "./text-area.ts";
import { textFieldScripts } from "./text-field.ts";
import { timeFieldScripts } from "./time-field.ts";
import { timelineScripts } from "./timeline.ts";
import { virtualListScripts } from "./virtual-list.ts";

/** Every keyboard script, control by control. */
export const KEYBOARD_SCRIPTS: readonly KeyboardScript[] = [
  ...buttonScripts,
  ...checkboxScripts,
  ...errorScreenScripts,
  ...navPillsScripts,
  ...segmentedScripts,
  ...switchScripts,
  ...textFieldScripts,
  ...textAreaScripts,
  ...phoneFieldScripts,
  ...digitsAndDashesScripts,
  ...colourPickerScripts,
  ...numberStepperScripts,
  ...placeFieldScripts,
  ...selectScripts,
  ...searchDropdownScripts,
  ...menuScripts,
  ...dropdownScripts,
  ...dialogScripts,
  ...accordionScripts,
  ...tabsScripts,
  ...notificationScripts,
  ...calendarScripts,
  ...dateFieldScripts,
  ...timeFieldScripts,
  ...timelineScripts,
  ...tableScripts,
  ...filterBarScripts,
  ...commandBoxScripts,
  ...virtualListScripts,
];
