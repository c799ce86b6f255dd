const FONT = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = "#12211B";
const INK_2 = "#53645C";
const LINE = "#DDE4E0";
const ACCENT = "#00AD5A";

/** Inline styles of a message: mail programs drop style sheets and do not support custom properties. */
export const MESSAGE_STYLE = {
  ground: "#F4F7F5",
  paper: "#FFFFFF",
  ink: INK,
  yellow: "#FFD84D",
  accent: ACCENT,
  body: `margin:0;padding:0;background:#F4F7F5;color:${INK};${FONT};font-size:16px;line-height:24px`,
  hidden: "display:none;max-height:0;overflow:hidden;opacity:0;color:#F4F7F5;font-size:1px;line-height:1px",
  page: "padding:28px 12px 36px",
  sheet: "width:100%;max-width:600px",
  plate: `padding:5px 9px 6px;background:${INK};border-radius:7px;color:#FFD84D;${FONT};font-size:16px;line-height:19px;font-weight:700`,
  product: `padding:0 0 0 10px;color:${INK};${FONT};font-size:17px;line-height:22px;font-weight:600`,
  number: `color:${INK_2};${FONT};font-size:15px;line-height:22px;text-align:right;white-space:nowrap`,
  head: "padding:0 8px 16px",
  card: `padding:28px 24px;background:#FFFFFF;border:1px solid ${LINE};border-radius:20px`,
  greeting: `margin:0 0 6px;color:${INK_2};${FONT};font-size:16px;line-height:24px`,
  heading: `margin:0 0 8px;color:${INK};${FONT};font-size:30px;line-height:34px;font-weight:650;letter-spacing:-0.02em`,
  lead: `margin:0;color:${INK};${FONT};font-size:16px;line-height:24px`,
  paragraph: `margin:0;padding:14px 0 0;color:${INK};${FONT};font-size:16px;line-height:24px`,
  whole: "white-space:nowrap",
  buttonGap: "padding:20px 0 0",
  buttonCell: `background:${ACCENT};border-radius:12px`,
  button: `display:inline-block;padding:15px 28px 16px;border-radius:12px;background:${ACCENT};color:#06281A;${FONT};font-size:17px;line-height:22px;font-weight:600;text-decoration:none`,
  title: `margin:0;padding:28px 0 0;color:${INK};${FONT};font-size:22px;line-height:28px;font-weight:620;letter-spacing:-0.012em`,
  changes: `margin:20px 0 0;padding:14px 16px 6px;background:#F4F7F5;border:1px solid ${LINE};border-radius:12px`,
  changesTitle: `margin:0 0 8px;color:${INK};${FONT};font-size:17px;line-height:24px;font-weight:620`,
  signGap: "padding:24px 0 0",
  sign: `padding:20px 16px 18px;background:#FFD84D;border:2px solid ${INK};border-radius:12px;text-align:center`,
  signName: `margin:0;color:${INK};${FONT};font-weight:680;letter-spacing:-0.02em;word-break:break-word`,
  signLine: `margin:4px 0 0;color:${INK};${FONT};font-size:13px;line-height:18px;font-weight:600`,
  meeting: `margin:0;padding:12px 0 0;color:${INK_2};${FONT};font-size:14px;line-height:20px`,
  block: "padding:24px 0 0",
  mark: "width:34px;padding:5px 0 0 2px",
  ring: `width:9px;height:9px;border:3px solid ${INK};border-radius:50%;font-size:0;line-height:0`,
  square: `width:15px;height:15px;border-radius:4px;background:${ACCENT};font-size:0;line-height:0`,
  stop: `padding:0 0 14px;color:${INK};${FONT};font-size:16px;line-height:24px;font-weight:600;word-break:break-word`,
  when: "font-weight:400",
  note: `color:${INK_2};${FONT};font-size:14px;line-height:20px;font-weight:400`,
  label: `width:98px;padding:11px 14px 11px 0;border-top:1px solid ${LINE};color:${INK_2};${FONT};font-size:14px;line-height:24px`,
  value: `padding:11px 0;border-top:1px solid ${LINE};color:${INK};${FONT};font-size:16px;line-height:24px;word-break:break-word`,
  priceName: `padding:4px 12px 4px 0;color:${INK_2};${FONT};font-size:15px;line-height:22px`,
  price: `padding:4px 0;color:${INK_2};${FONT};font-size:15px;line-height:22px;text-align:right;white-space:nowrap`,
  prices: `margin:0;padding:10px 0 0;border-top:1px solid ${LINE}`,
  totalName: `padding:8px 12px 0 0;color:${INK};${FONT};font-size:20px;line-height:30px;font-weight:620;letter-spacing:-0.012em`,
  total: `padding:8px 0 0;color:${INK};${FONT};font-size:26px;line-height:30px;font-weight:680;letter-spacing:-0.02em;text-align:right;white-space:nowrap`,
  footer: `padding:18px 24px 0;color:${INK_2};${FONT};font-size:13px;line-height:19px`,
} as const;

/** Font size of the name on the sign, so that a long name stays on few lines. */
export function signSize(name: string): string {
  const [size, line] = name.length <= 18 ? [36, 42] : name.length <= 30 ? [28, 34] : [21, 27];
  return `font-size:${size}px;line-height:${line}px`;
}
