import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Button } from "#ui/button.tsx";

test("Enter and Space press a button", async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Search</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Search" })).toHaveFocus();
  await userEvent.keyboard("{Enter} ");
  expect(onClick).toHaveBeenCalledTimes(2);
});

test("a button that becomes busy keeps focus and name, says that it is busy, and ignores presses until it is done", async () => {
  const work = vi.fn();
  function Pay() {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <Button
          busy={busy}
          onClick={() => {
            work();
            setBusy(true);
          }}
        >
          Pay
        </Button>
        <Button onClick={() => setBusy(false)}>Done</Button>
      </>
    );
  }
  const screen = await render(<Pay />);
  const button = screen.getByRole("button", { name: "Pay" });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter} ");
  await userEvent.click(button, { force: true });
  expect(work).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await expect.element(button).not.toHaveAttribute("aria-busy");
  await userEvent.click(button);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a busy button is as wide and as high as at rest", async () => {
  const screen = await render(
    <>
      <Button size="main">Search for a ride</Button>
      <Button size="main" busy>
        Search for a ride
      </Button>
    </>,
  );
  const [rest, busy] = screen.getByRole("button").elements();
  expect([busy?.clientWidth, busy?.clientHeight]).toEqual([rest?.clientWidth, rest?.clientHeight]);
});

test("a busy submit button does not send its form, even by Enter in a field", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Form({ busy }: { readonly busy: boolean }) {
    return (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
  }
  const screen = await render(<Form busy />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.rerender(<Form busy={false} />);
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a disabled button is skipped by Tab and does not react", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <>
      <Button disabled onClick={onClick}>
        Pay
      </Button>
      <Button>Next</Button>
    </>,
  );
  await expect.element(screen.getByRole("button", { name: "Pay" })).toBeDisabled();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Pay" }), { force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test("with a URL it is a link: Enter follows it, a busy one goes nowhere and keeps focus", async () => {
  const screen = await render(
    <>
      <Button href="#free">Open</Button>
      <Button href="#taken" busy>
        Opening
      </Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#free");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Opening" })).toHaveFocus();
  await expect.element(screen.getByRole("link", { name: "Opening" })).toHaveAttribute("aria-busy", "true");
  expect(location.hash).toBe("#free");
  location.hash = "";
});

test("a disabled link says that it is disabled, is skipped by Tab and goes nowhere", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <>
      <Button href="#closed" disabled onClick={onClick}>
        Order closed
      </Button>
      <Button href="#next">Next</Button>
    </>,
  );
  const closed = screen.getByRole("link", { name: "Order closed", disabled: true });
  await expect.element(closed).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Next" })).toHaveFocus();
  await userEvent.click(closed, { force: true });
  expect([location.hash, onClick.mock.calls.length]).toEqual(["", 0]);
});
