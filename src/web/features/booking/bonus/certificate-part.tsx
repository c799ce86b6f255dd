import { FormPart } from "#web/features/booking/form-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import type { CertificateState } from "./use-certificate.ts";

const certificateField = pagePart(() =>
  import("./certificate-field.tsx").then(({ CertificateField }) => CertificateField),
);

/** The certificate in the summary; its field comes after the form. */
export function CertificatePart(props: CertificateState) {
  return <FormPart part={certificateField} wanted props={props} />;
}
