-- The number a visitor is told for the report of a page that failed (specification §2 error-report dialog).
alter table error_reports add column ticket text unique;
