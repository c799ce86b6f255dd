import "#ui/base.css";
import "./inline.css";
import { InlineElement } from "./inline-element.tsx";

/** The element that the loader puts into a page where the module is to stand in it without a frame. */
const NAME = "nameboard-inline";

if (customElements.get(NAME) === undefined) customElements.define(NAME, InlineElement);
