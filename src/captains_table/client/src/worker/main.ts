/** The script of both workers: the one that a page starts holds the tables, and starts the one in which bots think. */
import { thinkHere } from "~/worker/bots";
import { keepTables } from "~/worker/tables";

const BOTS = "bots";

if (self.name === BOTS) thinkHere();
else keepTables(import.meta.url, BOTS);
