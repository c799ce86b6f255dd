import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import type { WireModule } from "#contract/partners.ts";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { askOwnSettings } from "#web/api/own-account.ts";
import { moduleSettingsQuery } from "#web/api/settings-queries.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { countChanges, editorPayload, readEditorState, type DefaultColours, type EditorState } from "./editor-state.ts";
import { NotSent } from "./save-problem.ts";

type SaveInput = {
  readonly partnerId: number;
  readonly defaults: DefaultColours;
  /** The settings as this page knows them to be saved. */
  readonly saved: EditorState;
  /** They turned out to be others; the next press puts those of this page in their place. */
  readonly onElsewhere: (now: EditorState) => void;
  readonly onSaved: (kept: EditorState, sent: EditorState) => void;
};

/** Saves a module's settings, unless another window has changed them or somebody else is logged in by now. */
export function useSave(input: SaveInput): UseMutationResult<WireModule, Error, EditorState> {
  const { partnerId, defaults, saved, onElsewhere, onSaved } = input;
  const { store } = usePage();
  const api = useLastingApi();
  const every = useApi();
  const client = useQueryClient();
  const query = moduleSettingsQuery(every, partnerId);
  const logOut = (): NotSent => {
    store.setState({ account: null });
    askToLogIn(store);
    return new NotSent("loggedOut");
  };
  return useMutation({
    mutationFn: async (sent) => {
      // A session belongs to all windows: another one may have ended it, or begun one of another partner.
      const [own, module] = await Promise.all([askOwnSettings(every), client.fetchQuery({ ...query, staleTime: 0 })]);
      if (own === null) throw logOut();
      if (own.user_id !== partnerId) throw new NotSent("otherAccount");
      const now = readEditorState(module, defaults);
      if (countChanges(now, saved) > 0) {
        onElsewhere(now);
        throw new NotSent("elsewhere");
      }
      return api("saveModuleSettings", { body: editorPayload(sent) }).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 401 ? logOut() : error;
      });
    },
    onSuccess: (answer, sent) => {
      onSaved(readEditorState(answer, defaults), sent);
      client.setQueryData(query.queryKey, answer);
    },
  });
}
