import * as v from 'valibot';

const Report = v.object({
  userLimits: v.object({ open_files: v.object({ soft: v.union([v.number(), v.string()]) }) }),
});

/** How many files and connections this process may open at once; Infinity where nothing limits it, or nobody says. */
export function openFilesLimit(): number {
  // Without it the report looks up the names of all who are connected.
  Object.assign(process.report, { excludeNetwork: true });
  const report = v.safeParse(Report, process.report.getReport());
  const limit = report.success ? Number(report.output.userLimits.open_files.soft) : Number.NaN;
  return Number.isNaN(limit) ? Infinity : limit;
}
