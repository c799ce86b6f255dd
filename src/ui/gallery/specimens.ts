import { accordionSpecimen } from "#ui/gallery/accordion-specimen.tsx";
import { badgeSpecimen } from "#ui/gallery/badge-specimen.tsx";
import { buttonSpecimen } from "#ui/gallery/button-specimen.tsx";
import { calendarSpecimen } from "#ui/gallery/calendar-specimen.tsx";
import { cardSpecimen } from "#ui/gallery/card-specimen.tsx";
import { checkboxSpecimen } from "#ui/gallery/checkbox-specimen.tsx";
import { colourPickerSpecimen } from "#ui/gallery/colour-picker-specimen.tsx";
import { commandBoxSpecimen } from "#ui/gallery/command-box-specimen.tsx";
import { dateFieldSpecimen } from "#ui/gallery/date-field-specimen.tsx";
import { dialogSpecimen } from "#ui/gallery/dialog-specimen.tsx";
import { digitsAndDashesSpecimen } from "#ui/gallery/digits-and-dashes-specimen.tsx";
import { disclosureSpecimen } from "#ui/gallery/disclosure-specimen.tsx";
import { dropdownSpecimen } from "#ui/gallery/dropdown-specimen.tsx";
import { errorScreenSpecimen } from "#ui/gallery/error-screen-specimen.tsx";
import { feeLineSpecimen } from "#ui/gallery/fee-line-specimen.tsx";
import { filterBarSpecimen } from "#ui/gallery/filter-bar-specimen.tsx";
import { iconButtonSpecimen } from "#ui/gallery/icon-button-specimen.tsx";
import { lookSpecimen } from "#ui/gallery/look-specimen.tsx";
import { menuSpecimen } from "#ui/gallery/menu-specimen.tsx";
import { navPillsSpecimen } from "#ui/gallery/nav-pills-specimen.tsx";
import { notificationSpecimen } from "#ui/gallery/notification-specimen.tsx";
import { numberStepperSpecimen } from "#ui/gallery/number-stepper-specimen.tsx";
import { phoneFieldSpecimen } from "#ui/gallery/phone-field-specimen.tsx";
import { picturesSpecimen } from "#ui/gallery/pictures-specimen.tsx";
import { placeFieldSpecimen } from "#ui/gallery/place-field-specimen.tsx";
import { searchDropdownSpecimen } from "#ui/gallery/search-dropdown-specimen.tsx";
import { segmentedSpecimen } from "#ui/gallery/segmented-specimen.tsx";
import { selectSpecimen } from "#ui/gallery/select-specimen.tsx";
import { skeletonSpecimen } from "#ui/gallery/skeleton-specimen.tsx";
import type { Specimen } from "#ui/gallery/specimen.ts";
import { switchSpecimen } from "#ui/gallery/switch-specimen.tsx";
import { tableSpecimen } from "#ui/gallery/table-specimen.tsx";
import { tabsSpecimen } from "#ui/gallery/tabs-specimen.tsx";
import { textAreaSpecimen } from "#ui/gallery/text-area-specimen.tsx";
import { textFieldSpecimen } from "#ui/gallery/text-field-specimen.tsx";
import { timeFieldSpecimen } from "#ui/gallery/time-field-specimen.tsx";
import { timelineSpecimen } from "#ui/gallery/timeline-specimen.tsx";
import { virtualListSpecimen } from "#ui/gallery/virtual-list-specimen.tsx";

/** Every control of the kit, in gallery order. */
export const SPECIMENS: readonly Specimen[] = [
  lookSpecimen,
  buttonSpecimen,
  iconButtonSpecimen,
  badgeSpecimen,
  checkboxSpecimen,
  switchSpecimen,
  segmentedSpecimen,
  navPillsSpecimen,
  skeletonSpecimen,
  errorScreenSpecimen,
  cardSpecimen,
  picturesSpecimen,
  feeLineSpecimen,
  textFieldSpecimen,
  textAreaSpecimen,
  phoneFieldSpecimen,
  digitsAndDashesSpecimen,
  dateFieldSpecimen,
  timeFieldSpecimen,
  calendarSpecimen,
  numberStepperSpecimen,
  colourPickerSpecimen,
  placeFieldSpecimen,
  selectSpecimen,
  searchDropdownSpecimen,
  menuSpecimen,
  dropdownSpecimen,
  dialogSpecimen,
  disclosureSpecimen,
  accordionSpecimen,
  tabsSpecimen,
  notificationSpecimen,
  timelineSpecimen,
  tableSpecimen,
  filterBarSpecimen,
  commandBoxSpecimen,
  virtualListSpecimen,
];
