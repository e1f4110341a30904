import * as v from 'valibot';
import type { Wp } from '../types/wp.ts';
import { attributes, markOf, valueOf, type BlockChange } from './blockChange.ts';

const Outdated = v.object({ code: v.literal('skerry_outdated') });

/**
 * Adds to each save of the entry the data that the server needs to merge it (src/Editing/OutdatedForm.php). The server rejects
 * the first save that would overwrite another version of the same text.
 */
export function startSaveRequests({ apiFetch, data }: Wp, change: BlockChange): void {
  const editor = () => data.select('core/editor');
  const hasBoxes = () => Boolean(data.select('core/edit-post')?.hasMetaBoxes());
  let isRefused = false;
  apiFetch.use(async (request, next) => {
    const { method, path = '', data: requestData } = request;
    const id = editor().getCurrentPost()?.id;
    const isSave =
      (method === 'PUT' || method === 'POST') && new RegExp(`^/wp/v2/[\\w-]+/${id}(?:\\?|$)`).test(path);
    if (!isSave || !requestData) return next(request);
    const before = Object.entries(attributes)
      .filter(([, attribute]) => attribute in requestData)
      .map(([name, attribute]) => [name, valueOf(name, editor().getCurrentPostAttribute(attribute))]);
    // If there are meta boxes, their form is saved last and publishes the change.
    const mark = hasBoxes() ? '' : markOf(change.state);
    try {
      const response = await next({
        ...request,
        data: {
          ...requestData,
          ...(!isRefused && { skerry_base: Object.fromEntries(before) }),
          ...(mark && { skerry_change: mark }),
        },
      });
      isRefused = false;
      return response;
    } catch (error) {
      isRefused = v.is(Outdated, error);
      throw error;
    }
  });
}

/** Calls `afterSave` after each successful save, including that of the meta boxes. */
export function onSave({ data }: Wp, afterSave: () => void): void {
  const editor = () => data.select('core/editor');
  let wasSaving = false;
  data.subscribe(() => {
    const isSaving =
      (editor().isSavingPost() && !editor().isAutosavingPost()) ||
      Boolean(data.select('core/edit-post')?.isSavingMetaBoxes());
    if (wasSaving && !isSaving && editor().didPostSaveRequestSucceed()) afterSave();
    wasSaving = isSaving;
  });
}
