import { expect, test } from "vitest";
import { html, markup } from "#server/http/html.ts";

test("T-24: every value is escaped, in text and in attributes", () => {
  const hostile = `"><script>alert('x')</script>&`;
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;";
  expect(html`<a title="${hostile}">${hostile}</a>`.toString()).toBe(`<a title="${escaped}">${escaped}</a>`);
});

test("markup is kept, lists are joined and empty values give nothing", () => {
  const items = ["a", "<b>"].map((item) => html`<li>${item}</li>`);
  expect(html`${items}${false}${null}${undefined}${0}`.toString()).toBe("<li>a</li><li>&lt;b&gt;</li>0");
  expect(html`${markup("a > b {}")}`.toString()).toBe("a > b {}");
});
