import "#ui/base.css";
import { createRoot } from "react-dom/client";
import type { GalleryOptions } from "#ui/gallery/gallery-options.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { mountInShadow } from "#ui/mount-in-shadow.ts";

const guest = document.getElementById("guest");
const given = document.getElementById("guest-options");
if (guest === null || given === null) throw new Error("The host page lacks its #guest or its #guest-options");

const { css, ...options } = JSON.parse(given.textContent) as GalleryOptions & { readonly css: string };
createRoot(mountInShadow(guest, css)).render(<Gallery {...options} />);
