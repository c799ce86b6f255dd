import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";

/** How often a lost answer is asked for again under the same key before it is said to be unknown. */
const TRIES = 3;

const isLost = (error: unknown): boolean => error instanceof ApiError && error.lost === "network";

/** Sends something under an attempt key, and again under the same one where the answer is lost. */
export async function sendAgainIfLost<Result>(attempt: string, send: (attempt: string) => Promise<Result>) {
  for (let tried = 1; ; tried++) {
    try {
      return await send(attempt);
    } catch (error) {
      if (tried === TRIES || !isLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * tried));
    }
  }
}

/** Repeats the same attempt when a button is pressed again after a lost answer, so that it is done once. */
export function keptAttempts() {
  let lost: { readonly told: string; readonly attempt: string } | undefined;
  return async <Result>(what: unknown, send: (attempt: string) => Promise<Result>): Promise<Result> => {
    const told = JSON.stringify(what);
    const attempt = lost?.told === told ? lost.attempt : newAttemptKey();
    lost = undefined;
    try {
      return await sendAgainIfLost(attempt, send);
    } catch (error) {
      if (isLost(error)) lost = { told, attempt };
      throw error;
    }
  };
}

/** The attempts of one part of a screen. */
export const useKeptAttempt = () => useState(keptAttempts)[0];
