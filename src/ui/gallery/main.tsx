import "#ui/base.css";
import { hydrateRoot } from "react-dom/client";
import type { GalleryOptions } from "#ui/gallery/gallery-options.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";

const root = document.getElementById("app");
const options = document.getElementById("page-options");
if (root === null || options === null) throw new Error("The gallery lacks its #app root or its #page-options");

hydrateRoot(root, <Gallery {...(JSON.parse(options.textContent) as GalleryOptions)} />);
