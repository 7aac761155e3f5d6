/** The script of both workers: the one that a page starts holds the tables, and starts the one in which bots think. */
import { thinkHere } from "~/worker/bots";
import { NAMES } from "~/worker/messages";
import { keepTables } from "~/worker/tables";

if (self.name === NAMES.bots) thinkHere();
else keepTables(import.meta.url, NAMES.bots, self.name === NAMES.first);
